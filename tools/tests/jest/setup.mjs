// What a process that runs tests needs before it reads the first of them.
import { register } from 'node:module';
import './mutations.mjs';

// Before tsx, which asks it for the sources that it translates.
register('./hooks.mjs', import.meta.url);
const tsx = await import('tsx/esm/api');
tsx.register();
