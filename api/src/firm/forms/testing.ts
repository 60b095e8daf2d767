import { eq } from 'drizzle-orm';
import { contract, type Setting } from 'shared/contract';
import { startApi } from '../../app/testing';
import { terms } from '../../members/terms/table';
import { now } from '../../platform/database/columns';
import { documents } from '../../platform/documents/table';
import { throttles } from '../../platform/http/table';

const text = (ko: string, en: string) => ({ ko, en });

const setting = {
  siteName: text('포르티코', 'Portico'),
  company: {
    name: text('법무법인 포르티코', 'Portico Law'),
    address: text('서울특별시 서초구 서초대로 1', '1 Seocho-daero, Seoul'),
    tel: '0215880000',
    email: 'office@example.com',
  },
  consultFiles: true,
  offices: [{ title: text('서울', 'Seoul') }],
  mail: {
    from: 'office@example.com',
    replyTo: 'reply@example.com',
    notifyTo: ['inbox@example.com', 'admin@example.com'],
  },
  retention: { formDays: 365, logDays: 730 },
} as unknown as Setting;

const practice = { _id: 'p1', code: 'construction', name: text('건설 분쟁', 'Construction'), enabled: true, order: 0 };

/** Starts the API with a setting, a practice and the terms that a form needs. */
export const startFormsApi = async () => {
  const api = await startApi();
  const stored = { version: 1, updatedAt: now(), updatedBy: null };
  await api.db.insert(documents).values([
    { key: 'setting', value: setting, ...stored },
    { key: 'practices', value: [{ ...practice, summary: text('요약', 'Summary'), items: [] }], ...stored },
  ]);
  const published = {
    title: text('제목', 'Title'),
    content: text('<p>내용</p>', '<p>Text</p>'),
    status: 'PUBLISHED' as const,
  };
  const past = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await api.db.insert(terms).values([
    { ...published, code: 'form-consult', required: true, edition: 1, effectiveAt: past(30) },
    { ...published, code: 'form-consult', required: true, edition: 2, effectiveAt: past(1) },
    { ...published, code: 'form-consult', required: true, edition: 3, effectiveAt: past(-7) },
    { ...published, code: 'marketing', required: false, edition: 1, effectiveAt: past(30) },
  ]);

  const body = (changes: object = {}) => ({
    code: 'consult' as const,
    name: '김철수',
    phone: '01012345678',
    email: 'client@example.com',
    practice: 'construction',
    content: '아파트 하자 소송을 상담하고 싶습니다.',
    consents: [{ termsCode: 'form-consult' as const, termsVersion: 2, agreed: true }],
    password: 'pass1234',
    renderedAt: new Date(Date.now() - 10_000).toISOString(),
    ...changes,
  });

  /** Forms of the usual phone number are not limited; a test of the limit gives another number. */
  const submit = async (changes: object = {}, headers: Record<string, string> = {}) => {
    if (!('phone' in changes)) await api.db.delete(throttles).where(eq(throttles.key, 'forms:sender:01012345678'));
    return api.call(contract.forms.create, { body: body(changes), headers: { ...api.from(), ...headers } });
  };

  return { ...api, body, submit };
};

export const createProofHeader = (phone: string, password: string) => ({
  'form-proof': Buffer.from(`${phone}:${password}`).toString('base64url'),
});
