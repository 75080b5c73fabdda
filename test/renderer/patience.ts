import { configure } from '@testing-library/react';

// One second is the default, and too short on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
