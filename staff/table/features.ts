import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type RowData,
} from '@tanstack/react-table'

/** What the tables of the back office can do; the server sorts. */
export const features = tableFeatures({
  rowSortingFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
})

/** Defines the columns of a table. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>()
