import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import { Button, LoadingSkeleton, saveFile } from 'shared/ui';
import section from '../../../components/section.module.css';
import { fairI18n } from '../detail/i18n';
import { participationI18n } from '../participation-i18n';
import styles from './IntroductionLinks.module.css';

/** Downloads of a company's introduction files; nothing where there are none. Only participants may read them, so they are fetched with the access token. */
export const IntroductionLinks = ({ fair, user }: { fair: string; user: string }) => {
  const t = fairI18n.useT();
  const participationT = participationI18n.useT();
  const [problem, setProblem] = useState<Error | null>(null);
  const { data, error } = useQuery({
    queryKey: ['introductions', fair, user],
    queryFn: () => api.introductions.list({ params: { id: fair, user } }),
  });
  if (error) return <ProblemNotice cause={error} />;
  if (!data) return <LoadingSkeleton shapes={['line']} />;
  if (data.introductions.length === 0) return null;
  return (
    <section>
      <h3 className={section.subheading}>{participationT('files')}</h3>
      <ul className={styles.list}>
        {data.introductions.map(({ _id, kind, file }) => (
          <li key={_id}>
            <Button
              variant="secondary"
              small
              wide
              aria-label={t('download', { name: file.name })}
              onClick={() => {
                setProblem(null);
                api.files
                  .download({ params: { id: file._id } })
                  .then((blob) => saveFile(blob, file.name))
                  .catch(setProblem);
              }}
            >
              <Download aria-hidden />
              {participationT(kind)}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemNotice cause={problem} />
    </section>
  );
};
