import type { SampleText } from './SampleText.ts';

/** The words of the sample data in Spanish. */
export const spanishSample: SampleText = {
  address: 'Calle del Puerto 12',
  city: 'Valencia',
  customers: [
    ['Hoteles Aguaclara', 'Elena Campos'],
    ['Construcciones Cedro', 'Marcos Rey'],
    ['Clínica Buenavista', 'Pilar Navarro'],
    ['Logística Línea Verde', 'Óscar Herrera'],
    ['Lumen Arquitectos', 'Sofía Marín'],
    ['Colegio del Norte', 'Helena Guerra'],
    ['Alimentos El Roble', 'Daniel Prieto'],
    ['Gimnasio La Ribera', 'Tania Colina'],
  ],
  products: [
    ['Lámpara de escritorio', 'Halden'],
    ['Silla de oficina', 'Ergoline'],
    ['Escritorio elevable', 'Ergoline'],
    ['Mesa de reuniones', 'Halden'],
    ['Pizarra blanca 120 × 90', 'Skriva'],
    ['Archivador', 'Halden'],
  ],
  services: [
    ['Entrega', 'Entrega a domicilio dentro de la ciudad'],
    ['Montaje', 'Montaje en el lugar, por hora'],
  ],
  leads: [
    ['Muebles de recepción', 'Renovar la recepción y el comedor antes de la temporada', 'Pidió una oferta en la feria'],
    ['Oficina de obra', 'Muebles para una oficina de obra, con entrega antes de fin de mes', 'Cliente habitual'],
    ['Sillas para la sala de espera', '24 sillas fáciles de limpiar', 'Nos encontró en internet'],
    ['Escritorios de despacho', 'Seis escritorios elevables para el equipo de despacho', 'Recomendado por un socio'],
    ['Sala de reuniones', 'Una mesa para doce personas y una pizarra', 'Nos encontró en internet'],
    ['Sala de profesores', 'Mesas y sillas para la sala de profesores', 'Pidió una oferta por teléfono'],
  ],
  calls: ['Llamar por la oferta', 'Enviar el catálogo', 'Visita para medir las salas', 'Acordar la fecha de entrega'],
  departments: [
    ['Ventas', 'Busca y atiende a los clientes'],
    ['Operaciones', 'Almacena, embala y entrega'],
    ['Oficina', 'Contabilidad, personal y todo lo demás'],
  ],
  positions: [
    ['Representante de ventas', 'Especialista'],
    ['Supervisor de almacén', 'Supervisor'],
    ['Jefe de oficina', 'Jefatura'],
  ],
  positionText: 'Jornada completa, con tres meses de prueba',
  employees: ['Alicia Moreno', 'Bruno Cortés', 'Clara Esteban', 'David Solís', 'Elisa Torres', 'Fernando Ávila'],
  applicants: [
    ['Gabriela Haro', 'Cinco años en ventas al detalle'],
    ['Hugo Linares', 'Licencia de montacargas, dos años en almacén'],
    ['Isabel Muro', 'Diplomado en administración'],
  ],
  vendors: [
    ['Muebles Halden', 'Nicolás Asensio'],
    ['Asientos Ergoline', 'Clara Dueñas'],
    ['Pizarras Skriva', 'Ana Bermejo'],
  ],
  groups: ['Muebles', 'Artículos de oficina'],
  supplies: ['Estructuras de acero', 'Tableros de roble', 'Material de embalaje', 'Artículos de limpieza'],
  project: {
    name: 'Nueva sala de exposición',
    category: 'Local',
    text: 'Alquilar, acondicionar y abrir una sala de exposición en la ciudad',
    tag: 'Exposición',
  },
  tasks: [
    'Elegir el local',
    'Diseñar la distribución',
    'Pedir los expositores',
    'Pintura e iluminación',
    'Invitar a los clientes a la inauguración',
    'Capacitar al equipo',
  ],
  costCenter: 'Sala de exposición',
  heads: [
    ['Alquiler', 'Alquiler de oficinas y almacenes', 'Local'],
    ['Publicidad', 'Anuncios, ferias y muestras', 'Ventas'],
    ['Viajes', 'Viajes a clientes y ferias', 'Ventas'],
  ],
  budget: 'Gastos corrientes',
  shopText: 'Un clásico resistente que llega listo para usar.',
};
