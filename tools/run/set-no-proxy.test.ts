import { expect, test } from '@jest/globals';
import { inProject } from './project';

type Env = Record<string, string>;
const { setNoProxy } = (await import(inProject('tools/run/set-no-proxy.mjs'))) as { setNoProxy: (env: Env) => void };

const extend = (env: Env) => {
  setNoProxy(env);
  return env;
};

test('where a proxy is set, requests to this machine go past it', () => {
  const local = 'localhost,127.0.0.1,::1';
  expect(extend({ https_proxy: 'http://proxy:3128' })).toMatchObject({ NO_PROXY: local, no_proxy: local });
  expect(extend({ HTTP_PROXY: 'http://proxy:3128', no_proxy: '.example, localhost' }).NO_PROXY).toBe(
    '.example,localhost,127.0.0.1,::1',
  );
  expect(extend({ ALL_PROXY: 'socks5://proxy', NO_PROXY: '*' }).NO_PROXY).toBe('*');
});

test('without a proxy nothing is set', () => {
  expect(extend({ HTTP_PROXY: '' })).toEqual({ HTTP_PROXY: '' });
});
