import { toPaths } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toBreadcrumbList } from 'shared/structured-data';
import { getSharingPicture } from '../../layout/sharing-picture';
import { translate } from './i18n';
import { LawyerPage } from './LawyerPage';
import { toLawyerJsonLd } from './lawyer-json-ld';
import { type LawyerData, loadLawyer } from './load';

const getLawyerHead = (data: LawyerData, language: Language): Head => {
  const { lawyer, siteName, practices } = data;
  const t = translate(language);
  const { name } = lawyer;
  return {
    title: `${name} ${lawyer.position}`,
    description: t('description', {
      name,
      position: lawyer.position,
      site: siteName,
      practices: practices.map((practice) => practice.name).join(', '),
    }),
    ...toPaths(lawyer.contentLanguages, `/lawyers/${lawyer.slug}`),
    image: getSharingPicture('lawyers', lawyer._id, language),
    ...(typeof window === 'undefined' && {
      jsonLd: [
        toLawyerJsonLd(data, language),
        toBreadcrumbList([
          { name: t('list'), path: '/lawyers' },
          { name, path: '' },
        ]),
      ],
    }),
  };
};

export const page: RemotePage<LawyerData> = { load: loadLawyer, Page: LawyerPage, head: getLawyerHead };
