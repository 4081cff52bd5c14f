import { defineConfig } from 'vitest/config'

// Pact would tell its makers about every run.
process.env['PACT_DO_NOT_TRACK'] = 'true'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'suites/**/*.test.ts', 'scripts/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 120_000,
    reporters: ['default'],
  },
})
