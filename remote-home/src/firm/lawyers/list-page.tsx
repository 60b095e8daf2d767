import { useLanguage } from 'shared/i18n';
import type { LoadContext, RemotePage } from 'shared/remotes';
import { Link } from 'shared/router';
import common from '../../layout/common.module.css';
import { Page } from '../../layout/Page';
import { Picture } from '../../layout/Picture';
import { translate, useT } from './i18n';
import styles from './list-page.module.css';

const loadLawyers = async ({ api }: LoadContext) => {
  const { lawyers } = await api.lawyers.list();
  return lawyers.map(({ _id, slug, title, titleEn, position, image }) => ({
    _id,
    slug,
    title,
    titleEn,
    position,
    image: image?.url ?? null,
  }));
};

type LawyersData = Awaited<ReturnType<typeof loadLawyers>>;

const LawyersPage = ({ data }: { data: LawyersData }) => {
  const t = useT();
  const language = useLanguage();
  return (
    <Page title={t('list')} lead={t('all')}>
      <ul className={styles.lawyers}>
        {data.map(({ _id, slug, title, titleEn, position, image }) => (
          <li key={_id} className={common.card}>
            <Picture
              url={image}
              alt=""
              shape="portrait"
              sizes="(min-width: 1024px) 280px, 45vw"
              person
              className={styles.portrait}
            />
            <h2 className={styles.name}>
              <Link className={common.cardLink} to={`/lawyers/${slug}`}>
                {language === 'en' ? titleEn : title}
              </Link>
            </h2>
            <p className={common.quiet}>{position}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
};

export const page: RemotePage<LawyersData> = {
  load: loadLawyers,
  Page: LawyersPage,
  head: (_, language) => ({ title: translate(language)('list'), description: translate(language)('all') }),
};
