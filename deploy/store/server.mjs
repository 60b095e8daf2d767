// An S3-compatible store in a folder, with one bucket and one access key.
import S3rver from '@20minutes/s3rver';
import accounts from '@20minutes/s3rver/lib/models/account.js';
import signatures from '@20minutes/s3rver/lib/signature/v4.js';

const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = process.env;
if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
  throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required: the bucket and its access key.');

// The library has a default key that is publicly known.
accounts.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
accounts.DUMMY_ACCOUNT.createKeyPair(S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY);

// The library reads the address of the bucket without the slash that clients sign, and would refuse every list.
const { getStringToSign } = signatures;
signatures.getStringToSign = (request, ...rest) =>
  getStringToSign(request.uri === `/${S3_BUCKET}` ? { ...request, uri: `${request.uri}/` } : request, ...rest);

const server = new S3rver({
  address: '0.0.0.0',
  port: 9000,
  silent: true,
  directory: '/data',
  configureBuckets: [{ name: S3_BUCKET }],
  // Otherwise the host name of the container would be read as a bucket name.
  vhostBuckets: false,
});
// The library accepts requests without a signature; they are refused here.
server.middleware.unshift((context, next) => {
  if (context.path === '/health') context.body = 'up';
  else if (context.headers.authorization || 'X-Amz-Algorithm' in context.query) return next();
  else context.status = 403;
});
await server.run();
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => server.close().finally(() => process.exit(0)));
