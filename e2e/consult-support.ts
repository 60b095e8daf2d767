import type { Page } from '@playwright/test';
import { expect } from './support';

let sequence = 0;

/** A mobile number that no other journey uses. */
export const createPhone = () => {
  sequence += 1;
  return `010${String(Date.now() + sequence).slice(-8)}`;
};

/** Sends a guest's request through the API. */
export const sendRequest = async (page: Page, changes: object) => {
  const { terms } = await (await page.request.get('/api/v1/terms/form-consult')).json();
  const answer = await page.request.post('/api/v1/forms', {
    data: {
      code: 'consult',
      name: '손님',
      content: '계약금을 돌려받지 못했습니다.',
      password: '문간-1234',
      consents: [{ termsCode: 'form-consult', termsVersion: terms.version, agreed: true }],
      renderedAt: new Date(Date.now() - 60_000).toISOString(),
      ...changes,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).form as { _id: string; receiptNo: string };
};
