/** Marks the sessions of shop processes in pg_stat_activity. */
export const applicationName = `shop:${process.pid}`
