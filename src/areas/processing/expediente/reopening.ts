import { createAction } from '@reduxjs/toolkit';

/** The second person confirms that a solicitud is reopened, or leaves it as it is (F40). */
export const reopeningDecided = createAction<{ reabre: boolean }>('processing/expediente/reopeningDecided');
