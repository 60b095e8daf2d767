export { default } from 'shared/build/jest';
