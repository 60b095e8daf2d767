import { useEffect, useRef, useState } from 'react';
import { formatDateTime, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT } from './i18n';
import type { Work } from './load';
import { isLeading } from './offer';
import styles from './panel.module.css';

/** What has just happened to the lot while one looks at it, said aloud: one was overtaken, or its end has moved. */
export const News = ({ work }: { work: Work }) => {
  const t = useT();
  const language = useLanguage();
  const leading = isLeading(work);
  const running = work.status === 'OPEN';
  const former = useRef({ _id: work._id, leading, end: work.effectiveEndAt });
  const [overtaken, setOvertaken] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);

  useEffect(() => {
    const { _id, leading: led, end } = former.current;
    former.current = { _id: work._id, leading, end: work.effectiveEndAt };
    if (_id !== work._id) {
      setOvertaken(false);
      setMoved(null);
      return;
    }
    if (leading !== led) setOvertaken(led && running);
    if (running && Date.parse(work.effectiveEndAt) > Date.parse(end)) setMoved(work.effectiveEndAt);
  }, [work._id, work.effectiveEndAt, leading, running]);

  const time = moved ? (formatDateTime(moved).split(' ')[1] ?? '') : '';
  return (
    <>
      <div role="alert">
        {overtaken && running && (
          <p className={styles.overtaken}>{t('outbidNow', { least: formatWon(work.minNext, language) })}</p>
        )}
      </div>
      <div role="status">{moved && running && <p className={styles.moved}>{t('extendedNow', { time })}</p>}</div>
    </>
  );
};
