/// <reference types="webpack/module" />
import { type Gallery, type GalleryArea, runGallery } from 'shared/gallery';

type Files = ReturnType<ImportMeta['webpackContext']>;

/** The galleries of these files by the folder of each. */
const readGalleries = (files: Files): GalleryArea['galleries'] =>
  Object.fromEntries(
    files.keys().map((file) => [file.split('/').at(-2) ?? '', (files(file) as { gallery: Gallery }).gallery]),
  );

const sharedFiles = import.meta.webpackContext('../../shared/src/ui', { regExp: /\.gallery\.tsx$/ });
const consoleFiles = import.meta.webpackContext('../../remote-console/src/components', { regExp: /\.gallery\.tsx$/ });

void runGallery([
  {
    name: 'ui',
    writeImport: (_folder, part) => `import { ${part} } from 'shared/ui';`,
    galleries: readGalleries(sharedFiles),
  },
  {
    name: 'components',
    // As a file of a resource says it, `<domain>/<resource>/<resource>.tsx`.
    writeImport: (folder, part, file) => `import { ${part} } from '../../components/${folder}/${file}';`,
    galleries: readGalleries(consoleFiles),
  },
]);
