/** What a form asks for that takes a CSV or an XLSX. */
export const sheetTypes =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
