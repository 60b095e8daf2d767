import { createRemoteConfigs } from 'shared/build/webpack/remote-config';
import { manifest } from './src/manifest';

export default createRemoteConfigs(import.meta.dirname, manifest);
