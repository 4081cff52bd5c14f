import type { Fault } from '../fault.ts'
import { rereadBody } from '../fault-parts/request.ts'

export const httpPlatformClampsLargeIntegers: Fault = {
  id: 'http-platform-clamps-large-integers',
  role: 'platform',
  title: 'An integer beyond the safe ones becomes the largest safe one',
  breaks: ['HTTP-26'],
  requests: rereadBody('platform', (text) =>
    text.replace(/([:[,])(\d{16,})(?=[,\]}])/g, (whole, before: string, digits: string) =>
      BigInt(digits) > BigInt(Number.MAX_SAFE_INTEGER) ? `${before}${Number.MAX_SAFE_INTEGER}` : whole,
    ),
  ),
}
