import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/verify/*.test.ts', 'suites/kit/*.test.ts'],
    pool: 'threads',
    isolate: false,
    experimental: { viteModuleRunner: false },
    testTimeout: 60_000,
  },
})
