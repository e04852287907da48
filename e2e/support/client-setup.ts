import { fetchAsManyClients } from './clients'

fetchAsManyClients()
