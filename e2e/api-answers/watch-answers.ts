import type { APIRequestContext, Browser, BrowserContext, Request } from '@playwright/test';
import { getAnswerValidator } from './answer-validator';

interface Answer {
  method: string;
  url: string;
  response: { status: () => number; headers: () => Record<string, string>; text: () => Promise<string> };
}

/** Of this worker, since the last journey. */
let checks: Promise<string[]>[] = [];

/** What differs from the OpenAPI document in the answers since the last call. */
export const takeDifferences = async () => {
  const ended = checks;
  checks = [];
  return [...new Set((await Promise.all(ended)).flat())];
};

const isOfApi = (url: string) => /^\/api\/(?!openapi|health)/.test(new URL(url).pathname);

const compareAnswer = async ({ method, url, response }: Answer) => {
  const [validate, text] = await Promise.all([getAnswerValidator(), response.text().catch(() => null)]);
  // The page has gone before its answer was read.
  if (text === null) return [];
  return validate(method.toLowerCase(), new URL(url).pathname, response.status(), JSON.parse(text));
};

/** What differs, an answer that cannot be checked included. */
const checkAnswer = (answer: Answer) =>
  compareAnswer(answer).catch((cause: unknown) => [`${answer.method} ${answer.url} cannot be checked: ${cause}`]);

const isJson = ({ response }: Answer) => response.headers()['content-type']?.startsWith('application/json') ?? false;

const watchPages = (context: BrowserContext) => {
  const check = async (request: Request) => {
    const response = request.existingResponse();
    if (!response) return [];
    const answer = { method: request.method(), url: request.url(), response };
    // What a journey answers itself has no server.
    if (!isJson(answer) || !(await response.serverAddr().catch(() => null))) return [];
    return checkAnswer(answer);
  };
  context.on('requestfinished', (request) => {
    if (isOfApi(request.url())) checks.push(check(request));
  });
  // A context that has closed has no answers to read.
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all(checks);
    await close(options);
  };
};

/** Checks the answers to what a journey asks for outside of pages. */
export const watchRequests = (context: APIRequestContext) => {
  const fetch = context.fetch.bind(context);
  // Its other methods call this one.
  context.fetch = async (request, options) => {
    const response = await fetch(request, options);
    const method = options?.method ?? (typeof request === 'string' ? 'GET' : request.method());
    const answer = { method, url: response.url(), response };
    if (isOfApi(answer.url) && isJson(answer)) checks.push(checkAnswer(answer));
    return response;
  };
};

/** Checks the answers that every page of a browser gets, whoever opens it. */
export const watchBrowser = (browser: Browser) => {
  browser.on('context', (context) => {
    watchPages(context);
    watchRequests(context.request);
  });
};
