import { request } from 'node:http';
import { clientAddressHeader, formatClientAddress } from 'shared/contract/client-address';
import type { Attack, Target } from './attack';

const evil = 'evil.example';
const pages = ['/', '/auction', '/sitemap.xml', '/robots.txt', '/feed.xml'];
const siteHeaders: Record<string, string>[] = [
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
  { forwarded: `for=203.0.113.9;host=${evil};proto=https` },
  { 'x-host': evil, 'x-original-host': evil, 'x-forwarded-server': evil },
  { 'x-original-url': `//${evil}/`, 'x-rewrite-url': `//${evil}/`, 'x-forwarded-prefix': `//${evil}` },
];

/** The text of a page; unlike `fetch` it can name another host. */
const readPage = (site: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    const asking = request(site + path, { headers }, (response) => {
      const chunks: Buffer[] = [Buffer.from(JSON.stringify(response.headers))];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    asking.on('error', reject);
    asking.end();
  });

/** Pages that take the address of the site from what a reader says. */
const findRenamedPages = async ({ site }: Target) => {
  const through: string[] = [];
  for (const path of pages) {
    for (const headers of siteHeaders)
      if ((await readPage(site, path, headers)).includes(evil))
        through.push(`${path} names ${evil} after ${JSON.stringify(headers)}`);
    // Without PUBLIC_URL the address of a request is its own, but no other reader may get the page.
    await readPage(site, path, { host: evil });
    if ((await readPage(site, path)).includes(evil)) through.push(`${path} names ${evil} to the next reader`);
  }
  return through;
};

/** More attempts than one source has in an hour. */
const attempts = 32;

const buildForgeries = (address: string): Record<string, string>[] => [
  { 'x-forwarded-for': address },
  { 'x-forwarded-for': `${address}, 127.0.0.1`, 'x-real-ip': address },
  { forwarded: `for=${address}`, 'x-client-ip': address, 'true-client-ip': address, 'cf-connecting-ip': address },
  { [clientAddressHeader]: formatClientAddress('a guessed key', { ip: address, protocol: 'https' }) },
  { [clientAddressHeader]: `${address} https ` },
];

/** Sign-ins with the right password that a locked source gets through under an address of its own choice. */
const findEvadedLimits = async ({ site, apis, client, db, password }: Target) => {
  const [account] = await db.copyAccount('member', 1);
  const username = account?.username ?? '';
  const unsigned = { [clientAddressHeader]: '' };
  for (let n = 0; n < attempts; n += 1)
    await client.offer({ username: `nobody-${n}`, password }, { base: site, headers: unsigned });
  // The API itself is reached by whoever is on its network.
  for (let n = 0; n < attempts; n += 1)
    await client.offer({ username: `nobody-${n}`, password }, { base: apis[0], headers: unsigned });
  const through: string[] = [];
  for (const base of [site, apis[0]])
    for (const headers of buildForgeries(client.nextAddress())) {
      const { status } = await client.offer({ username, password }, { base, headers: { ...unsigned, ...headers } });
      if (status === 200)
        through.push(`the limit of a source is evaded at ${base} by ${Object.keys(headers).join(', ')}`);
    }
  const signed = await client.offer({ username, password });
  if (signed.status !== 200) through.push('the locked source locks other sources too');
  await db.query(`delete from sign_in_attempts where key like 'source:%'`);
  return through;
};

export const forgedHeaders: Attack = {
  name: 'forged-headers',
  /** Who has the key of the host can name an address, and what a page contains is found. */
  control: async ({ site, client, db, password }) => {
    const [account] = await db.copyAccount('member', 1);
    const { status } = await client.offer({ username: account?.username ?? '', password });
    return status === 200 && (await readPage(site, '/')).includes('<html');
  },
  run: async (target) => ({
    tries: pages.length * (siteHeaders.length + 1) + 2 * (attempts + buildForgeries('').length),
    through: [...(await findRenamedPages(target)), ...(await findEvadedLimits(target))],
  }),
};
