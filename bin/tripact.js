#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'

// Compiled code is kept between runs, which halves the time until something happens.
enableCompileCache()

// A checkout runs its sources, the published package its compiled form.
const sources = new URL('../src/cli/main.ts', import.meta.url)
const { main } = await import(existsSync(sources) ? sources.href : new URL('../dist/src/cli/main.js', import.meta.url).href)
process.exitCode = await main(process.argv.slice(2))
