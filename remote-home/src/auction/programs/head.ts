import type { Language } from 'shared/i18n';
import type { Head } from 'shared/remotes';
import { toPlainText } from '../../layout/plain-text';
import { translate } from './i18n';
import type { HallData, ProgramData, ProgramsData } from './load';

export const getProgramsHead = (_: ProgramsData, language: Language): Head => {
  const t = translate(language);
  return { title: t('title'), description: t('description') };
};

export const getProgramHead = ({ program }: ProgramData, language: Language): Head => ({
  title: program.title,
  description: program.description ? toPlainText(program.description) : translate(language)('description'),
  ...(program.thumb && { image: program.thumb.url }),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'SaleEvent',
      name: program.title,
      startDate: program.openAt,
      endDate: program.endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${program.type === 'LIVE' ? 'Offline' : 'Online'}EventAttendanceMode`,
      location:
        program.type === 'LIVE'
          ? { '@type': 'Place', name: program.hallName }
          : { '@type': 'VirtualLocation', url: `/auction/programs/${program.code}` },
      ...(program.thumb && { image: program.thumb.url }),
    },
  ],
});

export const getHallHead = ({ hall }: HallData, language: Language): Head => ({
  title: hall.name,
  description: translate(language)('hallLead', { name: hall.name }),
});
