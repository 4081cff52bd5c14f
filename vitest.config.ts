import { defineConfig } from 'vitest/config'

// Pact would tell its makers about every run.
process.env['PACT_DO_NOT_TRACK'] = 'true'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'suites/**/*.test.ts', 'scripts/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    // Many tests wait for processes of their own; a worker less than there are cores would wait with them.
    maxWorkers: '100%',
    testTimeout: 120_000,
    reporters: ['default'],
  },
})
