/** For the host server, which gives each release translations of its own; not part of what remotes import. */
export { createI18n } from './create-i18n';
export { createTexts } from './create-texts';
