export { numberToWords } from '@persian-tools/persian-tools'
