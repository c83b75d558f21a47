import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { holidays, shippingRules } from '#server/platform/db/schema/commerce.ts'
import type { StoredRule } from './shipping.ts'

/**
 * SQL of the rule by which a method delivers to a city: the narrowest one, null if there is none. For a city that is not
 * known yet (null) it is the cheapest one.
 */
export function ruleFor(
  methodId: SQLWrapper,
  cityId: SQLWrapper,
  provinceId: SQLWrapper,
): SQL<StoredRule | null> {
  return sql<StoredRule | null>`(select jsonb_build_object(
      'price', rule.price, 'freeFrom', rule.free_from, 'maximumUnits', rule.maximum_units, 'days', rule.days, 'cutoffHour', rule.cutoff_hour,
      'fromHour', rule.from_hour, 'toHour', rule.to_hour,
      'holidays', (select coalesce(jsonb_agg(day), '[]') from ${holidays}
        where day between current_date - 1 and current_date + 120))
    from ${shippingRules} as rule
    where rule.shipping_method_id = ${methodId} and (${cityId} is null
      or (rule.city_id is null or rule.city_id = ${cityId})
        and (rule.province_id is null or rule.province_id = ${provinceId}))
    order by case when ${cityId} is null then rule.price end, rule.city_id nulls last, rule.province_id nulls last
    limit 1)`
}
