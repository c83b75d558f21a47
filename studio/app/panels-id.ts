/** The panels' id, for skipping the chart, whose states and transitions are many tab stops. */
export const panelsId = 'panels'
