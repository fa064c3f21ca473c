import { startPromptpay } from './promptpay.ts'
import { startPage } from './start.ts'

startPage({ promptpay: startPromptpay })
