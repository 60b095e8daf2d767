// What Node needs before it reads the first test.
import { register } from 'node:module';

// Before tsx, which asks it for what it does not translate.
register('./hooks.mjs', import.meta.url);
const tsx = await import('tsx/esm/api');
tsx.register();
