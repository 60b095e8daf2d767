import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import { Checkbox } from 'shared/ui';
import section from '../../../components/section.module.css';
import { useInvalidate } from '../../../data/use-invalidate';
import { participationI18n } from '../participation-i18n';
import { IntroductionFile, type IntroductionKind } from './IntroductionFile';
import styles from './IntroductionFiles.module.css';
import { applyI18n } from './i18n';

const kinds = ['company', 'product', 'other'] as const satisfies IntroductionKind[];

/** The reader's introduction files for other participants; uploading needs the warning to be acknowledged. */
export const IntroductionFiles = ({ fair }: { fair: string }) => {
  const t = applyI18n.useT();
  const participationT = participationI18n.useT();
  const invalidate = useInvalidate();
  const [acknowledged, setAcknowledged] = useState(false);
  const queryKey = ['my-introductions', fair];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => api.introductions.mine({ query: { fair } }).then(({ introductions }) => introductions),
  });
  const refresh = () => invalidate(queryKey);
  const remove = useMutation({
    mutationFn: (kind: IntroductionKind) => api.introductions.remove({ params: { fair, kind } }),
    onSettled: refresh,
  });
  return (
    <section className={section.group}>
      <h2 className={section.title}>{participationT('files')}</h2>
      <p className={section.quiet}>{t('filesHint')}</p>
      <p className={styles.warning}>
        <TriangleAlert aria-hidden />
        {t('filesWarning')}
      </p>
      <Checkbox
        checked={acknowledged}
        onChange={() => setAcknowledged(!acknowledged)}
        required
        label={t('acknowledge')}
      />
      <ProblemNotice cause={error ?? remove.error} />
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.row}>
            <FileText aria-hidden />
            <IntroductionFile
              fair={fair}
              kind={kind}
              introduction={data?.find((introduction) => introduction.kind === kind) ?? null}
              enabled={acknowledged}
              onUploaded={refresh}
              onRemove={() => remove.mutate(kind)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
