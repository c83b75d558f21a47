/** Where the panels are: past the chart, whose states and transitions are many stops of the keyboard. */
export const panelsId = 'panels'
