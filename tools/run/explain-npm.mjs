const AGAIN = 'then run the command again.';

const getProxy = (env) => {
  const name = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].find((candidate) => env[candidate]);
  // Without the password that it may contain.
  return name && `${name} (${env[name].replace(/^.*@/, '')})`;
};

const noNetwork = ({ env }) => {
  const proxy = getProxy(env);
  return proxy
    ? `npm cannot reach its registry through the proxy of ${proxy}: correct or unset it, ${AGAIN}`
    : `npm cannot reach its registry: connect this machine to the network, or name your proxy as HTTPS_PROXY=http://host:port, ${AGAIN}`;
};

/** What npm says, and what to do. The first that fits counts. */
const EXPLANATIONS = [
  [/\bENOSPC\b|no space left/i, ({ root }) => `No space is left on the disk of ${root}: free 3 GB, ${AGAIN}`],
  [/^npm ENOENT$/, () => `npm is missing: install Node together with npm (https://nodejs.org), ${AGAIN}`],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    ({ root }) => `This user may not write into ${root}: clone into a folder of your own, ${AGAIN}`,
  ],
  [
    /\bE407\b|Proxy Authentication Required/i,
    () => `The proxy asks who you are: set HTTPS_PROXY=http://name:password@host:port, ${AGAIN}`,
  ],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF)/,
    () =>
      `The proxy signs with a certificate of its own: set NODE_EXTRA_CA_CERTS to the file of its authority, ${AGAIN}`,
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    noNetwork,
  ],
];

/** One line that says why npm could not install the packages and what to do; its own words where that is unknown. */
export function explainNpm(said, { root, env }) {
  const [, explain] = EXPLANATIONS.find(([pattern]) => pattern.test(said)) ?? [];
  return explain ? explain({ root, env }) : `${said.trim()}\nnpm could not install the packages; its message is above.`;
}
