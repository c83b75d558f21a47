/** The shop's style sheet. */
import '#src/app/app.css'
