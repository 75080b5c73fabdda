export { noPostgres, startPostgres } from '../study-service/postgresServer.ts';
