import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { api } from 'shared/client';
import { PeopleProblem, saveFile } from 'shared/people';
import { Button, Loading, Skeleton } from 'shared/ui';
import styles from './IntroductionLinks.module.css';
import { fairI18n } from './i18n';

/** Files that only participants may read, so each is fetched with the reader's token. */
export const IntroductionLinks = ({ fair, user }: { fair: string; user: string }) => {
  const t = fairI18n.useT();
  const [problem, setProblem] = useState<Error | null>(null);
  const { data, error } = useQuery({
    queryKey: ['introductions', fair, user],
    queryFn: () => api.introductions.list({ params: { id: fair, user } }),
  });
  if (error) return <PeopleProblem cause={error} />;
  if (!data)
    return (
      <>
        <Loading />
        <Skeleton />
      </>
    );
  return (
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
            {t(kind)}
          </Button>
        </li>
      ))}
      <PeopleProblem cause={problem} />
    </ul>
  );
};
