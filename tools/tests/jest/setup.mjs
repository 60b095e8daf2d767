// What a process that runs tests needs before it reads the first of them.
import { register } from 'node:module';
import './mutations.mjs';

// Before tsx, which asks them for the sources that it translates; the last one is asked first.
register('../../../shared/build/jest/hooks.mjs', import.meta.url);
register('./hooks.mjs', import.meta.url);
const tsx = await import('tsx/esm/api');
tsx.register();
