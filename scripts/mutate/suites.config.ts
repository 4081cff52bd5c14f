import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['scripts/mutate/suites.mutate.ts'],
    pool: 'threads',
    isolate: false,
    experimental: { viteModuleRunner: false },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
