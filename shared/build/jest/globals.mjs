/** What `@jest/globals` is where tests run in Node itself. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globalThis;
