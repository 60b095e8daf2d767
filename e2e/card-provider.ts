import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

const { PAYMENT_URL = '', PAYMENT_SECRET = '', PORTICO_URL = '' } = process.env;

interface PaymentRequest {
  orderNo: string;
  amount: number;
  title: string;
  returnUrl: string;
}

const readPaymentRequest = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as PaymentRequest;
};

const hmac = (text: string) => createHmac('sha256', PAYMENT_SECRET).update(text).digest('hex');

/** Sends a signed payment notification to the shop. */
const sendWebhook = async (payment: { tid: string; orderNo: string; amount: number; status: 'PAID' }) => {
  const at = Math.floor(Date.now() / 1000);
  const signature = `t=${at},v1=${hmac([at, payment.tid, payment.orderNo, payment.amount, payment.status].join('.'))}`;
  const answer = await fetch(`${PORTICO_URL}/api/v1/payments/webhook/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'payment-signature': signature },
    body: JSON.stringify(payment),
  });
  if (!answer.ok) throw new Error(`The shop did not take the payment: ${answer.status} ${await answer.text()}`);
};

/** Starts a card provider at the configured address: a payment page, and a notification after payment. */
export const startCardProvider = async () => {
  const payments = new Map<string, PaymentRequest>();

  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const orderNo = url.split('/').at(-1) ?? '';
    const bill = payments.get(orderNo);
    if (method === 'POST' && url === '/payments') {
      const started = await readPaymentRequest(request);
      payments.set(started.orderNo, started);
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ url: `${PAYMENT_URL}/pay/${started.orderNo}` }));
    }
    if (!bill) return response.writeHead(404).end();
    if (method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(
        `<!doctype html><html lang="ko"><meta name="viewport" content="width=device-width"><title>카드 결제</title>
        <h1>${bill.title}</h1><form method="post"><button>${bill.amount.toLocaleString('ko-KR')}원 승인</button></form></html>`,
      );
    }
    await sendWebhook({ tid: randomUUID(), orderNo, amount: bill.amount, status: 'PAID' });
    return response.writeHead(303, { location: bill.returnUrl }).end();
  });
  const { hostname, port } = new URL(PAYMENT_URL);
  await new Promise<void>((done) => server.listen(Number(port), hostname, done));
  return { stop: () => server.close() };
};
