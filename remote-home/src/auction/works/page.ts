import { toLocalisedPaths, toLotPath, toProgramPath } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toBreadcrumbList } from 'shared/structured-data';
import { toPlainText } from '../../layout/plain-text';
import { getSharingPicture } from '../../layout/sharing-picture';
import { translate } from './i18n';
import { loadWork, type WorkData } from './load';
import { WorkPage } from './WorkPage';
import { toWorkJsonLd } from './work-json-ld';

const getWorkHead = (data: WorkData, language: Language): Head => {
  const { author, title, program, lotNo, description, _id } = data.work;
  const t = translate(language);
  const summary = description
    ? toPlainText(description)
    : t('itemDescription', { author: author.name, title, program: program.title, no: lotNo });
  const image = getSharingPicture('lots', _id, language);
  return {
    title: `${author.name}, ${title} (Lot ${lotNo})`,
    description: summary,
    ...toLocalisedPaths(data.work, toLotPath),
    image,
    ...(typeof window === 'undefined' && {
      jsonLd: [
        toWorkJsonLd(data, summary, image),
        toBreadcrumbList([
          { name: program.title, path: toProgramPath(program) },
          { name: title, path: '' },
        ]),
      ],
    }),
  };
};

export const page: RemotePage<WorkData> = { load: loadWork, Page: WorkPage, head: getWorkHead };
