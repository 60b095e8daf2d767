import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { translate } from './i18n';
import { LawyerPage } from './LawyerPage';
import { type LawyerData, loadLawyer } from './load';

const getLawyerHead = ({ lawyer, siteName, office, practices }: LawyerData, language: Language): Head => {
  const name = language === 'en' ? lawyer.titleEn : lawyer.title;
  const image = lawyer.image?.url;
  return {
    title: `${name} ${lawyer.position}`,
    description: translate(language)('description', {
      name,
      position: lawyer.position,
      site: siteName,
      practices: practices.map((practice) => practice.name).join(', '),
    }),
    ...(image && { image }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name,
        alternateName: language === 'en' ? lawyer.title : lawyer.titleEn,
        jobTitle: lawyer.position,
        knowsAbout: practices.map((practice) => practice.name),
        ...(lawyer.languages?.length && { knowsLanguage: lawyer.languages }),
        worksFor: { '@type': 'LegalService', name: siteName, ...(office && { address: office.location }) },
        ...(lawyer.email && { email: lawyer.email }),
      },
    ],
  };
};

export const page: RemotePage<LawyerData> = { load: loadLawyer, Page: LawyerPage, head: getLawyerHead };
