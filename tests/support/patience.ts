/** How long a drawing may take until it shows what a test looks for: a limit for what never comes, on a slow machine too. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
