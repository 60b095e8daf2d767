import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { api } from 'shared/client';
import { PeopleProblem } from 'shared/people';
import { Checkbox } from 'shared/ui';
import application from './application.module.css';
import { IntroductionFile, type Kind } from './IntroductionFile';
import styles from './IntroductionFiles.module.css';
import { applyI18n } from './i18n';

const kinds = ['company', 'product', 'other'] as const satisfies Kind[];

/** Files that the other participants read, after the warning about personal information. */
export const IntroductionFiles = ({ fair }: { fair: string }) => {
  const t = applyI18n.useT();
  const client = useQueryClient();
  const [acknowledged, setAcknowledged] = useState(false);
  const queryKey = ['own-introductions', fair];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => api.introductions.mine({ query: { fair } }).then(({ introductions }) => introductions),
  });
  const settled = () => client.invalidateQueries({ queryKey });
  const remove = useMutation({
    mutationFn: (kind: Kind) => api.introductions.remove({ params: { fair, kind } }),
    onSettled: settled,
  });
  return (
    <section className={application.group}>
      <h2 className={application.title}>{t('files')}</h2>
      <p className={application.hint}>{t('filesHint')}</p>
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
      <PeopleProblem cause={error ?? remove.error} />
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.row}>
            <FileText aria-hidden />
            <IntroductionFile
              fair={fair}
              kind={kind}
              known={data?.find((one) => one.kind === kind) ?? null}
              enabled={acknowledged}
              onUploaded={settled}
              onRemove={() => remove.mutate(kind)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
