import { startLabelDesk } from './label-desk.ts'
import { startPage } from './start.ts'

startPage({})
startLabelDesk()
