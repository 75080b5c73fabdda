import { configure } from '@testing-library/react';
import { patienceMs } from '../eventually.ts';

// One second is the default, and too short on a busy machine.
configure({ asyncUtilTimeout: patienceMs });
