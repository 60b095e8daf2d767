export { toBreadcrumbList } from './breadcrumb-list';
export { toFaqPage } from './faq-page';
