import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

const { PAYMENT_URL = '', PAYMENT_SECRET = '', PORTICO_URL = '' } = process.env;

interface Bill {
  orderNo: string;
  amount: number;
  title: string;
  returnUrl: string;
}

const billIn = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Bill;
};

const hmac = (text: string) => createHmac('sha256', PAYMENT_SECRET).update(text).digest('hex');

/** What a provider tells the shop, under its signature. */
const tell = async (told: { tid: string; orderNo: string; amount: number; status: 'PAID' }) => {
  const at = Math.floor(Date.now() / 1000);
  const signature = `t=${at},v1=${hmac([at, told.tid, told.orderNo, told.amount, told.status].join('.'))}`;
  const answer = await fetch(`${PORTICO_URL}/api/v1/payments/webhook/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'payment-signature': signature },
    body: JSON.stringify(told),
  });
  if (!answer.ok) throw new Error(`The shop did not take the payment: ${answer.status} ${await answer.text()}`);
};

/** Takes cards where the product expects it: a page to pay on, and the word of it. */
export const startProvider = async () => {
  const bills = new Map<string, Bill>();

  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const orderNo = url.split('/').at(-1) ?? '';
    const bill = bills.get(orderNo);
    if (method === 'POST' && url === '/payments') {
      const begun = await billIn(request);
      bills.set(begun.orderNo, begun);
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ url: `${PAYMENT_URL}/pay/${begun.orderNo}` }));
    }
    if (!bill) return response.writeHead(404).end();
    if (method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(
        `<!doctype html><html lang="ko"><meta name="viewport" content="width=device-width"><title>카드 결제</title>
        <h1>${bill.title}</h1><form method="post"><button>${bill.amount.toLocaleString('ko-KR')}원 승인</button></form></html>`,
      );
    }
    await tell({ tid: randomUUID(), orderNo, amount: bill.amount, status: 'PAID' });
    return response.writeHead(303, { location: bill.returnUrl }).end();
  });
  const { hostname, port } = new URL(PAYMENT_URL);
  await new Promise<void>((done) => server.listen(Number(port), hostname, done));
  return { stop: () => server.close() };
};
