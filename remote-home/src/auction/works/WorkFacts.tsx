import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Prose } from 'shared/ui';
import common from '../../layout/common.module.css';
import { Facts } from '../../layout/Facts';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './work.module.css';

const formatSize = (size: Work['size']) => {
  if (!size) return null;
  const sides = [size.h, size.w, size.d].filter((side): side is number => typeof side === 'number');
  return sides.length > 0 ? `${sides.join(' × ')} ${size.unit}` : null;
};

/** The classification of a work: nothing, a text or a list. */
const Classification = ({ classification: { type, desc, list } }: { classification: Work['classification'] }) => {
  if (type === 'DESC') return desc;
  return type === 'LIST' && list ? (
    <ul className={common.list}>
      {list.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null;
};

/** The description and the details of a work that are known. */
export const WorkFacts = ({ work }: { work: Work }) => {
  const t = useT();
  const { classification, description, images } = work;
  const documents = images
    .filter(({ kind }) => kind !== 'IMAGE')
    .map(({ _id, file }) => (
      <a key={_id} className={styles.paper} href={file.url} download={file.name}>
        <FileText aria-hidden />
        {file.name}
      </a>
    ));
  const classified = classification.type === 'NULL' ? null : <Classification classification={classification} />;
  const details: [Parameters<typeof t>[0], ReactNode][] = [
    ['classification', classified],
    ['year', work.year],
    ['medium', work.medium],
    ['size', formatSize(work.size)],
    ['edition', work.edition],
    ['signed', work.signed],
    ['frame', work.frame],
    ['provenance', work.provenance],
    ['condition', work.condition],
    ['papers', documents.length > 0 && documents],
  ];
  return (
    <>
      {description && (
        <section className={styles.part} aria-labelledby="description">
          <h2 id="description">{t('description')}</h2>
          <Prose html={description} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="details">
        <h2 id="details">{t('details')}</h2>
        <Facts columns className={styles.facts} facts={details.map(([name, value]) => [t(name), value])} />
      </section>
    </>
  );
};
