const LOCAL = ['localhost', '127.0.0.1', '::1'];

/** Where a proxy is set, lets requests to this machine go past it, also those of the programs that a command starts. */
export function setNoProxy(env) {
  if (!['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'].some((name) => env[name] || env[name.toLowerCase()])) return;
  const names = (env.NO_PROXY || env.no_proxy || '').split(/[\s,]+/).filter(Boolean);
  const all = [...names, ...LOCAL.filter((name) => !names.includes(name))].join(',');
  // Some programs read the one and some the other.
  env.NO_PROXY = env.no_proxy = names.includes('*') ? '*' : all;
}
