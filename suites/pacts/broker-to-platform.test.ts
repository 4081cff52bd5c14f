import { describePact } from './consumer.ts'
import { identityCalls } from './identity-calls.ts'
import { tradingCalls } from './trading-calls.ts'

describePact('broker-back-end', 'trading-platform', [...identityCalls, ...tradingCalls])
