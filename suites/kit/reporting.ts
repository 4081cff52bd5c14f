import type { PlatformContext } from './platform.ts'
import { makeCheck } from './registry.ts'

/** What happens at the platform is caused by its own calls; what it tells of that is read in `suites/reporting`. */
export type ReportingContext = PlatformContext

/** Declares the check of one requirement on what a platform tells of its records. */
export const check = makeCheck<ReportingContext>('reporting')
