import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Canary, Language } from 'shared/contract';
import type { Database } from '../database/connect';
import { writeDeployment } from '../deploy-tokens/write-deployment';
import type { Caller } from '../http/serve';
import type { MailContent } from '../mail/compose';
import type { PlatformPorts, PlatformServices } from '../services';
import { countFailures, countReaders } from './canaries';
import { getFailureRatio, stoppingRatio } from './stopping-rule';
import { type CanaryRow, canaries } from './table';

type Services = Pick<PlatformServices & PlatformPorts, 'db' | 'publicUrl' | 'mailAdministrators'>;
type Verdict = NonNullable<Canary['verdict']>;

/** Ends a canary in whatever way; null if it had ended already. */
export const endCanary = async (tx: Database, id: string, end: Pick<CanaryRow, 'outcome'> & { verdict?: Verdict }) => {
  const [row] = await tx
    .update(canaries)
    .set({ ...end, endedAt: sql`clock_timestamp()` })
    .where(and(eq(canaries._id, id), isNull(canaries.endedAt)))
    .returning();
  return row ?? null;
};

const formatCounts = ({ canary, stable }: Verdict) => ({
  canary: `${canary.failed} / ${canary.readers}`,
  stable: `${stable.failed} / ${stable.readers}`,
});

const mailTexts: Record<
  Language,
  {
    subject: (name: string) => string;
    text: (row: CanaryRow) => string;
    failed: (release: string) => string;
    open: string;
  }
> = {
  ko: {
    subject: (name) => `[배포] ${name} 시험 배포를 자동으로 되돌렸습니다`,
    text: ({ remote, release, baseline, channel }) =>
      `${channel} 채널의 일부 방문자에게 보이던 ${remote} ${release} 버전에서 오류가 더 많이 발생하여 자동으로 되돌렸습니다. 이제 모든 방문자에게 ${baseline} 버전이 보입니다.`,
    failed: (release) => `${release}: 오류를 겪은 방문자 / 방문자`,
    open: '배포 화면 열기',
  },
  en: {
    subject: (name) => `[Releases] The canary of ${name} was taken back`,
    text: ({ remote, release, baseline, channel }) =>
      `${remote} ${release}, which a share of the readers of ${channel} got, failed more often and was taken back by itself. All readers get ${baseline} again.`,
    failed: (release) => `${release}: readers who met a failure / readers`,
    open: 'Open Releases',
  },
  cn: {
    subject: (name) => `[发布] ${name} 的灰度发布已自动撤回`,
    text: ({ remote, release, baseline, channel }) =>
      `${channel} 渠道部分访客看到的 ${remote} ${release} 版本出错更多，已自动撤回。现在所有访客看到的都是 ${baseline} 版本。`,
    failed: (release) => `${release}：遇到错误的访客 / 访客`,
    open: '打开发布页面',
  },
};

const describeMail =
  (row: CanaryRow, verdict: Verdict, publicUrl: string) =>
  (language: Language): MailContent => {
    const texts = mailTexts[language];
    const counts = formatCounts(verdict);
    return {
      subject: texts.subject(row.remote),
      paragraphs: [texts.text(row)],
      facts: [
        [texts.failed(row.release), counts.canary],
        [texts.failed(row.baseline), counts.stable],
      ],
      action: { label: texts.open, url: `${publicUrl}/console/releases` },
    };
  };

/** One line for log and audit log. */
const formatReason = (verdict: Verdict) => {
  const counts = formatCounts(verdict);
  return `It failed for ${counts.canary} readers, the other release for ${counts.stable}: ${verdict.ratio.toFixed(0)} times likelier if it fails more often`;
};

/**
 * Takes a running canary back if the rule says so: stores the verdict, and writes audit log and mails in the same transaction. Returns
 * the reason for the log; null if it is not stopped, or was before.
 */
export const stopIfFailing = async ({ db, publicUrl, mailAdministrators }: Services, caller: Caller, id: string) => {
  const ratio = getFailureRatio(await countFailures(db, id));
  if (ratio < stoppingRatio) return null;
  // JSON has no infinity.
  const verdict = { ratio: Math.min(ratio, Number.MAX_SAFE_INTEGER), ...(await countReaders(db, id)) };
  return db.transaction(async (tx) => {
    const row = await endCanary(tx, id, { outcome: 'stopped', verdict });
    if (!row) return null;
    const { remote, channel, release, baseline } = row;
    const why = formatReason(verdict);
    const changes = [{ remote, channel, before: release, after: baseline }];
    await writeDeployment(tx, caller, { action: 'stop', changes, forced: false, why }, systemActor);
    await mailAdministrators(tx, describeMail(row, verdict, publicUrl), { resource: 'canaries', target: id });
    return why;
  });
};

/** The site itself. */
export const systemActor = { _id: null, username: '', role: 'system' };
