import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // One list of migrations serves every shop: outside the demo the sandbox bank's table stays empty.
  schema: ['./server/platform/db/schema/*.ts', './demo/sandbox-bank/schema.ts'],
  out: './server/platform/migrations',
  casing: 'snake_case',
})
